"""The network that is trained, in PyTorch: what a seat has seen goes in, what it wants and who will win comes out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from vaka.bots.network import FIRST, SECOND, Shape, Weights

ILLEGAL = -1e9  # the wish for what may not be done


class Net(nn.Module):
    """A small network: two layers, and behind them the wishes and the seats' shares of the win.

    >>> net = Net(Shape(inputs=10, actions=4, seats=2))
    >>> wishes, shares = net(torch.zeros(3, 10))
    >>> wishes.shape, shares.shape
    (torch.Size([3, 4]), torch.Size([3, 2]))
    """

    scale: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("scale", torch.ones(shape.inputs))
        self.first = nn.Linear(shape.inputs, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.wish = nn.Linear(SECOND, shape.actions)
        self.share = nn.Linear(SECOND, shape.seats)
        for head in (self.wish, self.share):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Wishes of each action and of each seat's share, counted from the seat that decides, before any exponent."""
        hidden = torch.relu(self.first(seen * self.scale))
        hidden = torch.relu(self.second(hidden))
        return self.wish(hidden), self.share(hidden)

    def weigh(self, seen: Tensor) -> None:
        """Bring all inputs to a similar size, after a look at some."""
        often = (seen.float() ** 2).sum(0) / (seen != 0).sum(0).clamp(min=1)
        self.scale.copy_(1 / often.clamp(min=1).sqrt())

    def weights(self) -> Weights:
        """The same network as compiled rules evaluate it."""
        columns = {
            "first": self.first.weight.T * self.scale[:, None],
            "first_bias": self.first.bias,
            "second": self.second.weight.T,
            "second_bias": self.second.bias,
            "wish": self.wish.weight,
            "wish_bias": self.wish.bias,
            "share": self.share.weight,
            "share_bias": self.share.bias,
        }
        return Weights(self.shape, {name: part.detach().cpu().float().numpy() for name, part in columns.items()})
