import { preload } from 'react-dom'
import styles from './browse.css?url'

if (styles && !import.meta.env.SSR) preload(styles, { as: 'style' })

/** In the common style sheet it would be part of every page; preloaded with the scripts. */
export const BrowseStyles = () => styles && <link rel="stylesheet" href={styles} precedence="default" />
