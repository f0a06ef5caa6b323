import css from './browse.css?inline'

/** Comes with the page: with every other style sheet it would be part of each page. */
export const BrowseStyles = () => (
  <style href="roommates-browse" precedence="default">
    {css}
  </style>
)
