/** Filled in by a build: Node and browsers, which render one page, disagree on "Sep" and "Sept". */
const monthNames: string = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'

export const months: readonly string[] = monthNames.split(' ')
