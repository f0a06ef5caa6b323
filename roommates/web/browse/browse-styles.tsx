import { preload } from 'react-dom'
import styles from './browse.css?url'

// On its way together with the scripts, not only when the first of it is shown.
if (styles && !import.meta.env.SSR) preload(styles, { as: 'style' })

/** The page’s style sheet, fetched by it alone: pages carry the style of everything else with them. */
export const BrowseStyles = () => styles && <link rel="stylesheet" href={styles} precedence="default" />
