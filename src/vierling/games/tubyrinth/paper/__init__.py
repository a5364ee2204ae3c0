"""Tubyrinth on paper: boards, the seven tiles with both sides, and a track for six markers."""
