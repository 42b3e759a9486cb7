"""Play the games of a study and store them: one game (`watching`), many games (`workers`), files (`store`),
until the study is answered (`driver`)."""
