print-tuefteln-bonus = Bonus : un de chaque
