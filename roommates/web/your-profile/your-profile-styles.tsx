import styles from './your-profile.css?url'

/** In the common style sheet it would be part of every page. */
export const YourProfileStyles = () => <link rel="stylesheet" href={styles} precedence="default" />
