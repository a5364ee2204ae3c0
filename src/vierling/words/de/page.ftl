vierling = Vierling
