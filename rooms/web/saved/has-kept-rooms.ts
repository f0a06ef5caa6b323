/** Whether this device may know saved rooms, without the code that reads them; their hearts are then shown at once. */
export function hasKeptRooms(): boolean {
  try {
    return ['favourite-rooms', 'saved-rooms'].some((key) => (localStorage.getItem(key) ?? '[]') !== '[]')
  } catch {
    return false
  }
}
