import styles from './photo-picker.css?url'

/**
 * The picker's styles, loaded by the screens that have one; all other styles are in every page. A screen that shows the
 * picker later preloads them.
 */
export const PhotoPickerStyles = () => <link rel="stylesheet" href={styles} />
