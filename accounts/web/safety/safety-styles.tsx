import css from './safety.css?inline'

/** Comes with the dialogs: with every other style sheet it would be part of each page. */
export const SafetyStyles = () => (
  <style href="accounts-safety" precedence="default">
    {css}
  </style>
)
