/** The rules of Partners give the players their colours. */
export default ['#b98900', '#1f7a46', '#2456c9', '#c0262d'];
