import { maximumAge, minimumAge, passwordMinimum } from '@basera/accounts/contract'
import type en from './locales/en.json'

/** A broken rule, as the id of its sentence. */
export type Broken = Extract<keyof typeof en, `accounts.rule.${string}`> | undefined

/** Accounts 5: "Email is required". Whether the address can be written to is the server's to say. */
export const emailRule = (email: string): Broken => (email.trim() ? undefined : 'accounts.rule.email')

/** Accounts 5, sign-in: "Password is required". */
export const passwordRule = (password: string): Broken => (password ? undefined : 'accounts.rule.password')

/** Accounts 5, sign-up and new password: required, and at least 6 characters. */
export function newPasswordRule(password: string): Broken {
  const isShort = [...password].length < passwordMinimum
  return passwordRule(password) ?? (isShort ? 'accounts.rule.password.short' : undefined)
}

/** Accounts 5: the confirmation is required and must match. */
export function confirmRule(password: string, confirm: string): Broken {
  if (!confirm) return 'accounts.rule.confirm'
  return confirm === password ? undefined : 'accounts.rule.confirm.differs'
}

/** Accounts 5, profile step: "Name is required". */
export const nameRule = (name: string): Broken => (name.trim() ? undefined : 'accounts.rule.name')

/** Accounts 5: required, 18 to 100, in whole years. */
export function ageRule(text: string): Broken {
  const age = text.trim()
  if (!age) return 'accounts.rule.age'
  if (!/^-?\d+$/.test(age) || Number(age) > maximumAge) return 'accounts.rule.age.invalid'
  return Number(age) < minimumAge ? 'accounts.rule.age.young' : undefined
}
