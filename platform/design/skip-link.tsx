export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {children}
    </a>
  )
}
