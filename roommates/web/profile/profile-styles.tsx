import css from './profile.css?inline'

/** Comes with the page: with every other style sheet it would be part of each page. */
export const ProfileStyles = () => (
  <style href="roommates-profile" precedence="default">
    {css}
  </style>
)
