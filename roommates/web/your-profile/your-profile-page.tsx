/** /your-profile: the member's own roommate profile (marketplace 2). Stands behind the guard. */
export function Component() {
  return null
}
