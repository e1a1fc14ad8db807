import type { RawData } from 'ws';

/** A Phoenix channels message, independent of the protocol version. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** `1.0.0` sends objects; `2.0.0` sends arrays, and binary frames for broadcasts. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

const BROADCAST_PUSH = 3;
const JSON_ENCODING = 1;
const decoder = new TextDecoder();

export function encodeMessage(version: ProtocolVersion, message: Message): string {
  const { joinRef, ref, topic, event, payload } = message;
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** @throws Error when the frame isn't valid. */
export function decodeMessage(data: RawData, isBinary: boolean): Message {
  const bytes = toBytes(data);
  if (isBinary) return decodeBroadcastPush(bytes);
  const value = JSON.parse(decoder.decode(bytes)) as unknown[] | Record<string, unknown>;
  const fields = Array.isArray(value) ? value : pickFields(value);
  const [joinRef, ref, topic, event, payload] = fields;
  if (typeof topic !== 'string' || typeof event !== 'string')
    throw new Error('Not a channel message.');
  return {
    joinRef: typeof joinRef === 'string' ? joinRef : null,
    ref: typeof ref === 'string' ? ref : null,
    topic,
    event,
    payload: (payload ?? {}) as Record<string, unknown>,
  };
}

const pickFields = ({ join_ref, ref, topic, event, payload }: Record<string, unknown>) => [
  join_ref,
  ref,
  topic,
  event,
  payload,
];

/** Layout: kind, five lengths, encoding, the five parts, payload. */
function decodeBroadcastPush(bytes: Uint8Array): Message {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0, eventSize = 0, metaSize = 0, encoding] =
    bytes;
  if (kind !== BROADCAST_PUSH) throw new Error('Unknown binary frame.');
  let offset = 7;
  const take = (size: number) => decoder.decode(bytes.subarray(offset, (offset += size)));
  const joinRef = take(joinRefSize);
  const ref = take(refSize);
  const topic = take(topicSize);
  const event = take(eventSize);
  const meta = take(metaSize);
  const rest = bytes.subarray(offset);
  const payload: unknown =
    encoding === JSON_ENCODING ? JSON.parse(decoder.decode(rest)) : [...rest];
  return {
    joinRef: joinRef === '' ? null : joinRef,
    ref: ref === '' ? null : ref,
    topic,
    event: 'broadcast',
    payload: {
      type: 'broadcast',
      event,
      payload,
      ...(meta === '' ? {} : { meta: JSON.parse(meta) as unknown }),
    },
  };
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
