"""Games of a study, played and kept: one by one (`watching`), by many (`crew`), in files (`store`), until it is enough (`drive`)."""
