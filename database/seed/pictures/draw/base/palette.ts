export interface Wood {
  light: string
  mid: string
  deep: string
}
export const teak: Wood = { light: '#9a6538', mid: '#7a4b2a', deep: '#5a371d' }
export const mango: Wood = { light: '#c08a54', mid: '#a86f40', deep: '#7a4b2a' }
export const rosewood: Wood = { light: '#7d4f2c', mid: '#5f3a1e', deep: '#46280a' }
export const sage: Wood = { light: '#5a9a7c', mid: '#2f7a5a', deep: '#256349' }
export const limed: Wood = { light: '#fffdf6', mid: '#efe7d4', deep: '#c9bda4' }

export interface Wall {
  top: string
  low: string
  ceiling: string
  trim: string
  /** lower part of a two-tone wall */
  dado?: string
}
export const walls = {
  pista: { top: '#dfead2', low: '#cfe0c4', ceiling: '#f4f6ec', trim: '#b9cdae' },
  haldi: { top: '#ffeab8', low: '#f7d98f', ceiling: '#fff6e0', trim: '#dcb45c' },
  neel: { top: '#dfeaf2', low: '#c9dcea', ceiling: '#f3f7fa', trim: '#9cb8cd' },
  gulabi: { top: '#fae0d3', low: '#f3c9b4', ceiling: '#fdf0ec', trim: '#d99f86' },
  chuna: { top: '#faf4e6', low: '#efe6d0', ceiling: '#fffdf6', trim: '#d2c6aa' },
  terracotta: { top: '#e8b79f', low: '#dca184', ceiling: '#f6dcca', trim: '#c07e60' },
  mint: { top: '#b9dcc8', low: '#9cc9b1', ceiling: '#e4f1e8', trim: '#6fa78b' },
  chunaNeel: { top: '#fbf4e4', low: '#f5ead2', ceiling: '#fffdf6', trim: '#2f699f', dado: '#86b0cb' },
  chunaLeaf: { top: '#f7f4e2', low: '#eef0da', ceiling: '#fffdf6', trim: '#1d8751', dado: '#9ed0ae' },
  haldiGeru: { top: '#ffefc6', low: '#fbe0a4', ceiling: '#fff8e8', trim: '#a0321c', dado: '#d98a68' },
  gulabiNeel: { top: '#fdf0ec', low: '#fadfd2', ceiling: '#fffaf5', trim: '#215284', dado: '#b9d2e3' },
  lavender: { top: '#e3e2ef', low: '#d0cfe3', ceiling: '#f6f5fa', trim: '#a9a7c8' },
} satisfies Record<string, Wall>
export type WallName = keyof typeof walls

/** ground, motif, dot, border */
export type Print = readonly [string, string, string, string]
export const prints = {
  creamGeru: ['#f6efe0', '#bd4229', '#1a4069', '#bd4229'],
  neelWhite: ['#1f4f79', '#e9eef2', '#fbad18', '#fbad18'],
  geruWhite: ['#a0321c', '#f3e3d0', '#fbad18', '#fbad18'],
  leafGold: ['#0f6e43', '#f3d98f', '#f6e9cf', '#fbad18'],
  creamLeaf: ['#f6f0dc', '#1d8751', '#ec9100', '#1d8751'],
  goldGeru: ['#f5b83c', '#a0321c', '#fff6e0', '#a0321c'],
  skyNeel: ['#cfe0ee', '#215284', '#bd4229', '#215284'],
  blushGeru: ['#f6cdbf', '#a0321c', '#fff6e0', '#bd4229'],
  sageCream: ['#8fbf9f', '#fff6e0', '#8f5000', '#0f6e43'],
} satisfies Record<string, Print>
export type PrintName = keyof typeof prints
