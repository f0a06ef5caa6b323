-- On which floor the room is: 0 is the ground floor; NULL is not said (rooms.room-facts).

ALTER TABLE rooms ADD COLUMN floor integer CONSTRAINT rooms_floor_range CHECK (floor BETWEEN 0 AND 99);
