print-input-cards = Les places ont la taille des pierres. À deux, on étale de 1 à 6 ; à trois, de 1 à 9.
print-input-stones = Sept par personne : unies, hachurées ou pointillées. Le papier épais ne laisse rien transparaître.
