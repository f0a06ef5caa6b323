/** Found in every text that shows something: one of spaces and invisible signs alone is blank (marketplace 5). */
export const somethingToSee = /[^\p{Cc}\p{Cf}\p{Z}]/u
