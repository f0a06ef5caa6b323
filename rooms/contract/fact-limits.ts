/** Whole rupees: once to the broker, once for painting at the end, and each month on top of rent and bills. */
export const brokerageMax = 10_000_000
export const paintingChargeMax = 10_000_000
export const maintenanceMax = 10_000_000
export const lockInMonthsMax = 24
export const noticeDaysMax = 90
