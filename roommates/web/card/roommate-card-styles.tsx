import css from './roommate-card.css?inline'

/** Comes with the screens that show cards: with every other style sheet it would be part of each page. */
export const RoommateCardStyles = () => (
  <style href="roommate-card" precedence="default">
    {css}
  </style>
)
