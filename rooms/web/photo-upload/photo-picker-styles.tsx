import styles from './photo-picker.css?url'

/** Loaded by the screens that have a picker; all other styles are in every page. */
export const PhotoPickerStyles = () => <link rel="stylesheet" href={styles} />
