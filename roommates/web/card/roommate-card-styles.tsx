import styles from './roommate-card.css?url'

/** The card's style sheet, fetched once by the screens that show cards: pages carry the style of everything else. */
export const RoommateCardStyles = () => styles && <link rel="stylesheet" href={styles} precedence="default" />
