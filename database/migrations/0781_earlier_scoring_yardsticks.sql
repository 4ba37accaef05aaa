-- Apart from adding the column: computing it for all scorings needs no exclusive lock then.
update scoring set yardstick = scoring_yardstick(groups);
