print-tuefteln-bonus = Bonus: von jedem eins
