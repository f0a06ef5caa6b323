import { preload } from 'react-dom'
import styles from './roommate-card.css?url'

// On its way together with the scripts, not only when the first of it is shown.
if (styles && !import.meta.env.SSR) preload(styles, { as: 'style' })

/** The card’s style sheet, fetched by the screens that show cards: pages carry the style of everything else with them. */
export const RoommateCardStyles = () => styles && <link rel="stylesheet" href={styles} precedence="default" />
