/** The address of the page of a city or `city/locality`. */
export const rentsPath = (place: string): string => `/rent-in/${place}`
