import type { FieldError, Problem } from '@basera/platform/contract'
import { Banner, Button, DateField, Field, Segmented, TextArea, TextInput } from '@basera/platform/design'
import { todayInIndia, useSentences } from '@basera/platform/web'
import type { Errors } from '@basera/platform/web/form'
import {
  type GroupCard,
  groupAboutMax,
  groupNameMax,
  groupPlaceMax,
  groupSeeks,
  groupSentences,
} from '@basera/roommates/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import en from '../locales/en.json'

export type GroupText = Pick<GroupCard, 'name' | 'seeks' | 'place' | 'move_in' | 'about'>

interface Typed extends Pick<GroupText, 'name' | 'seeks' | 'place'> {
  readonly about: string
  readonly move_in: string
}

interface FieldsProps {
  readonly typed: Typed
  readonly said: Errors<keyof Typed>
  readonly set: (changes: Partial<Typed>) => void
}

interface GroupFormProps {
  readonly text: GroupText
  readonly submitWords: string
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** What the server refuses, of its fields. */
  readonly refused: Problem['errors']
  readonly onSubmit: (text: GroupText) => void
}

/** What can be wrong here: fields end at their longest, and the schemas would make this page too large. */
const errorsOf = ({ name, place, move_in }: Typed, before: GroupText): Errors<keyof Typed> => ({
  ...(!name.trim() && { name: groupSentences.nameRequired }),
  ...(!place.trim() && { place: groupSentences.placeRequired }),
  ...(move_in &&
    move_in !== before.move_in &&
    move_in < todayInIndia() && { move_in: groupSentences.dayPast }),
})

/** Once the fields say that they are wrong. */
const toFirstWrong = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

/** What is said of a group (roommates.group-made). */
export function GroupForm({ text, submitWords, isBusy, failure, refused, onSubmit }: GroupFormProps) {
  const [typed, setTyped] = useState<Typed>({ ...text, about: text.about ?? '', move_in: text.move_in ?? '' })
  const [isTried, setTried] = useState(false)
  const set = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))
  const [sent, setSent] = useState<Typed>()
  const form = useRef<HTMLFormElement>(null)
  const errors = errorsOf(typed, text)
  const isAsSent = ({ field }: FieldError) => sent?.[field as keyof Typed] === typed[field as keyof Typed]
  const refusals = refused.filter(isAsSent).map(({ field, message }) => [field, message])
  const said = { ...Object.fromEntries(refusals), ...(isTried ? errors : {}) }
  useEffect(() => {
    if (refused.length > 0) toFirstWrong(form.current)
  }, [refused])
  const fields = { typed, said, set }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(errors).length === 0) {
      const { name, seeks, place, about, move_in } = typed
      setSent(typed)
      return onSubmit({ name, seeks, place, move_in: move_in || null, about: about || null })
    }
    toFirstWrong(form.current)
  }
  return (
    <form ref={form} noValidate className="group-narrow" onSubmit={submit}>
      <FirstFields {...fields} />
      <MoveInField {...fields} />
      <AboutField {...fields} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="group-acts">
        <Button type="submit" look="primary" busy={isBusy}>
          {submitWords}
        </Button>
      </div>
    </form>
  )
}

function FirstFields({ typed, said, set }: FieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <Field label={t('roommates.group.name')} error={said.name}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.name}
            maxLength={groupNameMax}
            autoComplete="off"
            placeholder={t('roommates.group.nameExample')}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field as="group" label={t('roommates.groups.seeks')}>
        {(control) => (
          <Segmented
            {...control}
            value={typed.seeks}
            onChange={(seeks) => set({ seeks })}
            options={groupSeeks.map((value) => ({ value, label: t(`roommates.groups.seeks.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('roommates.group.place')} error={said.place}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.place}
            maxLength={groupPlaceMax}
            placeholder={t('roommates.groups.placeExample')}
            onChange={({ target }) => set({ place: target.value })}
          />
        )}
      </Field>
    </>
  )
}

function MoveInField({ typed, said, set }: FieldsProps) {
  const t = useSentences(en)
  const today = todayInIndia()
  return (
    <Field label={t('roommates.group.moveIn')} optional={t('roommates.group.optional')} error={said.move_in}>
      {(control) => (
        <DateField
          {...control}
          words={{
            open: t('roommates.group.date.open'),
            close: t('roommates.filters.close'),
            previous: t('roommates.group.date.previous'),
            next: t('roommates.group.date.next'),
          }}
          today={today}
          min={today}
          placeholder={t('roommates.group.date.example')}
          value={typed.move_in}
          onChange={(day) => set({ move_in: day })}
        />
      )}
    </Field>
  )
}

function AboutField({ typed, said, set }: FieldsProps) {
  const t = useSentences(en)
  return (
    <Field label={t('roommates.group.about')} optional={t('roommates.group.optional')} error={said.about}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={groupAboutMax}
          value={typed.about}
          placeholder={t('roommates.group.aboutExample')}
          onChange={({ target }) => set({ about: target.value })}
        />
      )}
    </Field>
  )
}
