import { preload } from 'react-dom'
import styles from './roommate-card.css?url'

if (styles && !import.meta.env.SSR) preload(styles, { as: 'style' })

/** In the common style sheet it would be part of every page; preloaded with the scripts. */
export const RoommateCardStyles = () => styles && <link rel="stylesheet" href={styles} precedence="default" />
