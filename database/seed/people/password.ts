/**
 * Argon2id (19 MiB, 2 passes, 1 lane) of `basera-demo-1`, which all demo people share (architecture, "Demo data").
 * Hashing it once here instead of 600 times at the first start saves half a minute.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YmFzZXJhLWRlbW8tc2FsdA$ymU8Dlxp6swEOtrsRoiJysKruYL0pA9o5D2C5gTbd4Y'
