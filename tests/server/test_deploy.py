"""The examples of `deploy/`: nginx with the example in front of a server and a crew, units, and commands that exist."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path

import click
import httpx
import pytest
import yaml

from tests.server.client import ROOT, House, drive, free_port, wait_for
from tests.server.conftest import People, Start
from tests.server.databases import postgres_in
from tests.server.test_work import Working, bots_think
from vaka.cli import main

DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
ANALYZE = shutil.which("systemd-analyze")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="deploy/ is for Linux")
AROUND = """
daemon off;
pid nginx.pid;
error_log error.log;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    {folders}
    include vaka.conf;
}}
"""
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Proxy:
    """nginx with the example, on other ports and with a certificate of its own."""

    def __init__(self, folder: Path, house: House) -> None:
        assert NGINX
        self.folder, self.house = folder, house
        self.port, self.plain = free_port(), free_port()
        certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
        words = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=vaka"]
        words += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(["openssl", "req", "-x509", *words], check=True, capture_output=True)
        self.certificate = certificate
        example = (DEPLOY / "nginx.conf").read_text("utf-8")
        for there, here in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen [::]:80;", ""),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("listen [::]:443 ssl http2;", ""),
            ("/etc/ssl/vaka/fullchain.pem", str(certificate)),
            ("/etc/ssl/vaka/privkey.pem", str(key)),
            ("rate=50r/s;", "rate=1r/s;"),  # so that a slow machine can ask for too much, too
            ("127.0.0.1:8252", f"127.0.0.1:{house.port}"),
        ):
            assert example.count(there) == 1, there
            example = example.replace(there, here)
        (folder / "vaka.conf").write_text(example)
        folders = " ".join(f"{name}_temp_path {name};" for name in FOLDERS)
        (folder / "nginx.conf").write_text(AROUND.format(folders=folders))
        self.process = subprocess.Popen([NGINX, "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"])
        wait_for(self.answers)

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        assert self.process.poll() is None, (self.folder / "error.log").read_text()
        try:
            httpx.get(f"http://127.0.0.1:{self.plain}/")
        except httpx.TransportError:
            return False
        return True


@pytest.fixture
def proxy(own: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxy]:
    """nginx in front of a server, with a crew beside it, as in compose.yaml."""
    database = postgres_in(tmp_path)
    house = own("--processes", "2", "--workers", "0", "--database", database)
    crew = Working(database, tmp_path / "work.txt")
    wait_for(lambda: bots_think(house))
    folder = tmp_path / "nginx"
    folder.mkdir()
    found = Proxy(folder, house)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
    yield found
    found.process.terminate()
    found.process.wait()
    assert crew.stop() == 0


@LINUX
def test_a_game_through_nginx(proxy: Proxy, people: People) -> None:
    answer = people.browser(proxy).get("/")  # type: ignore[arg-type]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    _, players = people.table("mad", "me", "friend", "hard", house=proxy)  # type: ignore[arg-type]
    drive(players)
    assert all(player.over for player in players)
    assert "bot failed" not in proxy.house.said()

    browser = people.browser(proxy)  # type: ignore[arg-type]
    table = browser.open("mad", ["me", "normal"])
    (cookie,) = [cookie for cookie in browser.cookies.jar if cookie.name == "vaka"]
    assert cookie.secure
    browser.headers["x-forwarded-proto"] = "http"  # a visitor cannot say so
    assert browser.get(f"/api/tables/{table}").status_code == 200

    redirected = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/{table}")
    assert (redirected.status_code, redirected.headers["location"]) == (301, f"https://127.0.0.1/t/{table}")
    large = browser.post("/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"})
    assert large.status_code == 413
    statuses = {browser.get("/healthz").status_code for _ in range(400)}
    assert statuses == {200, 429}


# --- Units and commands.


@LINUX
@pytest.mark.parametrize("unit", ["vaka.service", "vaka-work.service"])
def test_units_are_understood(unit: str, tmp_path: Path) -> None:
    for file in DEPLOY.glob("*.service"):
        (tmp_path / file.name).write_text(file.read_text().replace("/opt/vaka/bin/vaka", "/bin/true"))
    assert ANALYZE
    done = subprocess.run([ANALYZE, "verify", str(tmp_path / unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "vaka" in line]
    assert complaints == []
    assert done.returncode == 0, done.stderr


def commands() -> list[list[str]]:
    """The commands that the examples run."""
    starts = [
        re.search(r"^ExecStart=\S+/vaka (.*)$", file.read_text(), re.MULTILINE) for file in DEPLOY.glob("*.service")
    ]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"].values()
    named = [service["command"] for service in services if service["image"] == "vaka"]
    return [*(shlex.split(start[1]) for start in starts if start), *named]


def test_the_examples_run_commands_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_DATABASE", "postgresql://vaka@database/vaka")
    found = commands()
    assert sorted(name for name, *_ in found) == ["serve", "serve", "work", "work"]
    for name, *words in found:
        command = main.get_command(click.Context(main), name)
        assert command
        command.make_context(name, words)  # raises if an option does not exist


def test_containers_trust_the_proxy_alone() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    address = {name: service["networks"]["inside"].get("ipv4_address") for name, service in services.items()}
    assert services["server"]["environment"]["FORWARDED_ALLOW_IPS"] == address["proxy"]
    assert f"{address['server']}:8252" in services["proxy"]["command"][-1]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_no_container_is_given_an_address_that_is_another_ones() -> None:
    setup = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    (pool,) = setup["networks"]["inside"]["ipam"]["config"]
    drawn, all_ = ip_network(pool["ip_range"]), ip_network(pool["subnet"])
    named = [service["networks"]["inside"].get("ipv4_address") for service in setup["services"].values()]
    fixed = [ip_address(address) for address in named if address]
    assert len(fixed) == len(set(fixed)) == 2
    assert all(address in all_ and address not in drawn for address in fixed)


def test_a_database_that_is_being_set_up_is_not_healthy() -> None:
    check = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["database"]["healthcheck"]
    assert "--host" in check["test"]  # the image sets a new database up with a server that only a socket reaches
    assert "start_period" in check  # which may take longer than a few checks


def test_the_password_and_the_key_of_a_host_stay_out_of_git_and_of_the_image() -> None:
    for file in (ROOT / ".gitignore", DEPLOY / "Dockerfile.dockerignore"):
        kept_out = {line.rstrip("/") for line in file.read_text("utf-8").splitlines()}
        assert {"deploy/.env", "deploy/certificates"} <= kept_out, file
