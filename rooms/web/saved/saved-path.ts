export const savedPath = '/saved'
