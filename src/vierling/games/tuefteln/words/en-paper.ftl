print-tuefteln-bonus = Bonus: one of each
