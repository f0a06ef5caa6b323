import { useEffect, useRef, useState } from 'react'

/** Why there is no picture: no camera, not allowed to use it, or another program has it. */
export type CameraTrouble = 'missing' | 'refused' | 'busy'

interface Taken {
  readonly blob: Blob
  readonly address: string
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error ? troubles[error.name] : undefined) ?? 'missing'

const wish: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 1280 } },
}

/** A still of what the camera shows now, as JPEG. */
function stillOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The camera of the device, on while no picture is taken; off with the dialog. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [isLive, setLive] = useState(false)
  const [taken, setTaken] = useState<Taken>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const start = async () => {
      try {
        if (!('mediaDevices' in navigator)) throw new Error('no camera')
        stream = await navigator.mediaDevices.getUserMedia(wish)
        if (isOver || !video.current) return stop(stream)
        video.current.srcObject = stream
        await video.current.play()
        setLive(true)
      } catch (error) {
        if (!isOver) setTrouble(troubleOf(error))
      }
    }
    if (round >= 0) void start()
    return () => {
      isOver = true
      stop(stream)
    }
  }, [round])
  useEffect(() => () => URL.revokeObjectURL(taken?.address ?? ''), [taken])
  const again = () => {
    setTaken(undefined)
    setTrouble(undefined)
    setLive(false)
    setRound((n) => n + 1)
  }
  const take = async () => {
    const blob = video.current && (await stillOf(video.current))
    if (blob) setTaken({ blob, address: URL.createObjectURL(blob) })
  }
  return { video, trouble, isLive, taken, take, again }
}
