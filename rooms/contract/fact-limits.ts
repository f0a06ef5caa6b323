export const lockInMonthsMax = 24
export const noticeDaysMax = 90
