import { Segmented } from '../segmented.tsx'
import { type ThemeChoice, useTheme } from '../theme.ts'
import { Toaster } from '../toast.tsx'
import { ActionsPart } from './actions-part.tsx'
import { ArtPart } from './art-part.tsx'
import { CardsPart } from './cards-part.tsx'
import { ChoicesPart } from './choices-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { StatusPart } from './status-part.tsx'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

export function ComponentsPage() {
  const [theme, choose] = useTheme()
  return (
    <div className="wrap" style={{ paddingBlock: 36 }}>
      <h1 className="text-h1" style={{ marginBottom: 16 }}>
        Components
      </h1>
      <Segmented aria-label="Theme" options={themes} value={theme} onChange={choose} />
      <ActionsPart />
      <FieldsPart />
      <ChoicesPart />
      <StatusPart />
      <CardsPart />
      <ArtPart />
      <Toaster />
    </div>
  )
}
