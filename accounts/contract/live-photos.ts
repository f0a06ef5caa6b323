/** What a member may be asked to do in a live picture, drawn at random by the server. */
export const gestures = [
  'thumb_up',
  'open_palm',
  'two_fingers',
  'one_finger',
  'fist',
  'hand_on_head',
  'hand_on_cheek',
  'hand_under_chin',
] as const
export type Gesture = (typeof gestures)[number]

/** Minutes that a drawn gesture can be used (accounts.live-gesture). */
export const gestureMinutes = 10
/** Hours after which a live picture is gone, whoever looked at it (accounts.live-picture-private). */
export const livePictureHours = 72
/** Pictures in a row that showed somebody else, and the days until the next one (accounts.photo-check-tries). */
export const mismatchesAllowed = 3
export const mismatchDays = 30

/** `none` of a member who never sent a picture; `photo_changed` ended a check or a proof. */
export const photoCheckStatuses = [
  'none',
  'waiting',
  'matched',
  'not_matched',
  'unclear',
  'expired',
  'withdrawn',
  'photo_changed',
] as const
export type PhotoCheckStatus = (typeof photoCheckStatuses)[number]

/** What a moderator says of a profile photo and a live picture. */
export const photoOutcomes = ['same', 'different', 'unclear'] as const
export type PhotoOutcome = (typeof photoOutcomes)[number]
