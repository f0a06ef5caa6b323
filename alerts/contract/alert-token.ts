/** How a token in a mail's link begins: it is for some alerts, or for all of a member's (alerts.mail-links). */
export const tokenKinds = { some: 'a', all: 'm' } as const

export const isTokenOfAll = (token: string): boolean => token.startsWith(`${tokenKinds.all}.`)
