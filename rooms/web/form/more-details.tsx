import { ChevronDownIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { RoomFact } from '@basera/rooms/contract'
import { type ReactNode, useState } from 'react'
import en from '../locales/en.json'
import type { RoomForm } from './room-form.ts'

interface MoreDetailsProps {
  readonly form: RoomForm
  readonly names: readonly RoomFact[]
  readonly about: string
  readonly children: ReactNode
}

/** Fields that few listers need: open while one of them holds a value or an error, or as the lister left it (rooms.facts-asked). */
export function MoreDetails({ form, names, about, children }: MoreDetailsProps) {
  const t = useSentences(en)
  const [wanted, setWanted] = useState<boolean>()
  const hasError = names.some((name) => form.errors[name] !== undefined)
  const hasValue = names.some((name) => form.values[name] !== null)
  const isOpen = hasError || (wanted ?? hasValue)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: details }) => {
        // A sentence at a field must not be hidden.
        if (hasError) details.open = true
        else setWanted(details.open)
      }}
      className="group rounded-3 border border-line"
    >
      <summary className="flex min-h-15 list-none items-center justify-between gap-4 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-[640]">{t('rooms.form.more')}</span>
          <span className="block text-ink-3 text-small">{about}</span>
        </span>
        <ChevronDownIcon className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-[22px] px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}
