import css from './list.css?inline'

/** Comes with the lists of conversations: with every other style sheet it would be part of each page. */
export const ListStyles = () => (
  <style href="chats-list" precedence="default">
    {css}
  </style>
)
