import styles from './photo-picker.css?url'

/**
 * The picker's style sheet, fetched by the screens that have one: pages carry the style of everything else with them. A
 * screen that shows the picker later names it early.
 */
export const PhotoPickerStyles = () => <link rel="stylesheet" href={styles} />
