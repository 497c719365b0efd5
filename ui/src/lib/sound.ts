// Four short sounds, made here; silent until a player asks for them.
import { settings } from './settings.svelte'

type Sound = 'card' | 'trick' | 'turn' | 'end'
const NOTES: Record<Sound, [number, number][]> = {
  card: [[190, 0]],
  trick: [[150, 0], [120, 0.06]],
  turn: [[523, 0], [659, 0.11]],
  end: [[392, 0], [494, 0.12], [587, 0.24]],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  for (const [pitch, delay] of NOTES[sound]) tone(context, pitch, context.currentTime + delay, sound === 'card' ? 0.05 : 0.16)
}

function tone(context: AudioContext, pitch: number, start: number, length: number): void {
  const voice = context.createOscillator()
  const gain = context.createGain()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  gain.gain.setValueAtTime(settings.volume * 0.3, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  voice.connect(gain).connect(context.destination)
  voice.start(start)
  voice.stop(start + length)
}
