import { type Visit, type VisitCalls, visitAddressMax, visitSlotsMax } from '@basera/chats/contract'
import { Banner, Button, Dialog, Field, Select, TextInput } from '@basera/platform/design'
import { todayInIndia, useApi, useSentences } from '@basera/platform/web'
import { type SubmitEvent, useState } from 'react'
import en from '../locales/en.json'
import { useAct, useIdOf, useVisitChange } from './use-visits.ts'
import { type Choice, clockOn, slotOf, visitDays, visitTime } from './visit-times.ts'

interface Row {
  readonly day: string
  readonly time: string
}

interface OfferSheetProps {
  readonly chatId: string
  /** The visit whose times change; undefined for a new one. */
  readonly visit: Visit | undefined
  readonly name: string
  readonly isLister: boolean
  readonly address: string | null
  readonly onClose: () => void
}

const numbers = Array.from({ length: visitSlotsMax }, (_, n) => n)

/** Three rows; the first is tomorrow morning, or the day after where the visit is agreed for then. */
function firstRows(days: readonly Choice[], agreed: string | null): Row[] {
  const time = '10:00'
  const later = days.filter(({ value }) => value > todayInIndia())
  const day = later.find(({ value }) => slotOf(value, time) !== agreed)?.value ?? ''
  return numbers.map((n) => ({ day: n === 0 ? day : '', time }))
}

/** With the day's first time to come where the one that was chosen is past. */
function inTime({ day, time }: Row): Row {
  const clock = clockOn(day)
  return { day, time: clock.some(({ value }) => value === time) ? time : (clock[0]?.value ?? time) }
}

function useOffer({ chatId, visit, onClose }: OfferSheetProps) {
  const api = useApi<VisitCalls>()
  const idOf = useIdOf()
  const fresh = useAct()
  const known = useVisitChange(visit ?? { id: '', version: 0 })
  const { isBusy, failure } = visit ? known : fresh
  async function send(slots: string[], address: string | undefined) {
    const written = address === undefined ? {} : { visit_address: address }
    const isDone = visit
      ? await known.change({ action: 'propose', slots, ...written })
      : await fresh.act(() =>
          api('POST /api/chats/{id}/visits', {
            params: { id: chatId },
            body: { client_id: idOf(slots), slots, ...written },
          }),
        )
    if (isDone) onClose()
  }
  return { isBusy, failure, send }
}

/** Offers up to three times (chats.visit-slots). */
export function OfferSheet(props: OfferSheetProps) {
  const t = useSentences(en)
  const { visit, name, isLister, onClose } = props
  const startsAt = visit?.state === 'accepted' || visit?.state === 'changed' ? visit.starts_at : null
  const [days] = useState(() => visitDays())
  const [rows, setRows] = useState(() => firstRows(days, startsAt))
  const [address, setAddress] = useState(props.address ?? '')
  const { isBusy, failure, send } = useOffer(props)
  const slots = [...new Set(rows.filter(({ day }) => day).map(({ day, time }) => slotOf(day, time)))]
  const edit = (n: number, patch: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === n ? inTime({ ...row, ...patch }) : row)))
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send(slots, isLister && address.trim() ? address.trim() : undefined)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(startsAt ? 'chats.visit.move' : 'chats.visit.offer')}
      closeLabel={t('chats.visit.close')}
      width={480}
    >
      <form className="visit-form" onSubmit={submit}>
        {startsAt && <p>{t('chats.visit.now', { at: visitTime(startsAt) })}</p>}
        {rows.map((row, n) => (
          <SlotRow key={numbers[n]} n={n} row={row} days={days} onEdit={(patch) => edit(n, patch)} />
        ))}
        {isLister && <AddressField value={address} name={name} onChange={setAddress} />}
        <p className="visit-small">{t(startsAt ? 'chats.visit.stays' : 'chats.visit.picks', { name })}</p>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" look="primary" block busy={isBusy} disabled={slots.length === 0}>
          {t('chats.visit.offerN', { n: slots.length })}
        </Button>
      </form>
    </Dialog>
  )
}

interface SlotRowProps {
  readonly n: number
  readonly row: Row
  readonly days: readonly Choice[]
  readonly onEdit: (patch: Partial<Row>) => void
}

function SlotRow({ n, row, days, onEdit }: SlotRowProps) {
  const t = useSentences(en)
  const none = n === 0 ? [] : [{ value: '', label: t('chats.visit.noTime') }]
  return (
    <div className="visit-slot-row">
      <Field label={t('chats.visit.day', { n: n + 1 })}>
        {(control) => (
          <Select
            {...control}
            options={[...none, ...days]}
            value={row.day}
            onChange={(event) => onEdit({ day: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('chats.visit.from')}>
        {(control) => (
          <Select
            {...control}
            aria-label={`${t('chats.visit.day', { n: n + 1 })}, ${t('chats.visit.from')}`}
            options={clockOn(row.day)}
            value={row.time}
            onChange={(event) => onEdit({ time: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

interface AddressFieldProps {
  readonly value: string
  readonly name: string
  readonly onChange: (value: string) => void
}

/** Written by the lister for this visit (chats.visit-address). */
export function AddressField({ value, name, onChange }: AddressFieldProps) {
  const t = useSentences(en)
  return (
    <Field
      label={t('chats.visit.address')}
      optional={t('chats.visit.optional')}
      hint={t('chats.visit.address.hint', { name })}
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={visitAddressMax}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
