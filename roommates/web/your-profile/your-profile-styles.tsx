import styles from './your-profile.css?url'

/** The page's style sheet, fetched with it: pages carry the style of everything else with them. */
export const YourProfileStyles = () => <link rel="stylesheet" href={styles} precedence="default" />
