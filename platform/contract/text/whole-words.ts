/** A pattern of words that are no part of longer ones, in any case and script. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, 'giu')
