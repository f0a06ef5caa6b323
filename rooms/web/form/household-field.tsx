import { Button, Field, IconButton, Stepper } from '@basera/platform/design'
import { PlusIcon, XIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import {
  type HouseholdEntry,
  householdCountMax,
  householdEntriesMax,
  householdKinds,
} from '@basera/rooms/contract'
import { useState } from 'react'
import { factLabel, householdWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'
import type { RoomForm } from './room-form.ts'

interface EntryRowProps {
  readonly entry: HouseholdEntry
  readonly onCount: (count: number) => void
  readonly onRemove: () => void
}

function EntryRow({ entry, onCount, onRemove }: EntryRowProps) {
  const t = useSentences(en)
  const kind = householdWords(entry.kind)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <span className="min-w-20 grow font-[500]">{kind}</span>
      <Stepper
        min={1}
        max={householdCountMax}
        value={entry.count}
        onChange={onCount}
        lessLabel={t('rooms.form.household.less', { kind })}
        moreLabel={t('rooms.form.household.more', { kind })}
      />
      <IconButton label={t('rooms.form.household.remove', { kind })} icon={<XIcon />} onClick={onRemove} />
    </li>
  )
}

const keysOf = (entries: readonly HouseholdEntry[]): readonly string[] =>
  entries.map(
    ({ kind }, place) => `${kind}-${entries.slice(0, place).filter((other) => other.kind === kind).length}`,
  )

/** Who lives in the home now: kinds of people with their number (rooms.household-entries). */
export function HouseholdField({ form }: { readonly form: RoomForm }) {
  const t = useSentences(en)
  const [news, setNews] = useState('')
  const entries = form.values.household ?? []
  const keys = keysOf(entries)
  const isFull = entries.length >= householdEntriesMax
  const setEntries = (next: HouseholdEntry[]) => form.set('household', next.length > 0 ? next : null)
  const remove = (place: number, kind: string) => {
    setEntries(entries.filter((_, other) => other !== place))
    setNews(t('rooms.form.household.removed', { kind }))
    // The pressed button is gone, and the focus with it.
    document.getElementById(form.id('household'))?.querySelector<HTMLElement>('button:enabled')?.focus()
  }
  return (
    <div>
      <Field
        as="group"
        id={form.id('household')}
        label={factLabel('household')}
        hint={t('rooms.form.household.hint', { most: householdEntriesMax })}
        error={form.errors.household}
      >
        {({ 'aria-invalid': _invalid, ...control }) => (
          <fieldset {...control} className="flex min-w-0 flex-wrap gap-2">
            {householdKinds.map((kind) => (
              <Button
                key={kind}
                look="soft"
                size="s"
                icon={<PlusIcon />}
                disabled={isFull}
                onClick={() => {
                  setEntries([...entries, { kind, count: 1 }])
                  setNews(t('rooms.form.household.added', { kind: householdWords(kind) }))
                }}
              >
                {householdWords(kind)}
              </Button>
            ))}
          </fieldset>
        )}
      </Field>
      {entries.length > 0 && (
        <ul className="mt-2">
          {entries.map((entry, place) => (
            <EntryRow
              key={keys[place]}
              entry={entry}
              onCount={(count) =>
                setEntries(entries.map((other, at) => (at === place ? { ...other, count } : other)))
              }
              onRemove={() => remove(place, householdWords(entry.kind))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
