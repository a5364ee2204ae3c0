"""Tubyrinth studied: every solution of a board, its grade, new boards, and the book."""
