import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { connectFrame, type FrameConnection } from './connect-frame';
import type { FrameMessage } from './pdf-message';
import { pdfReducer, LOADING } from './pdf-reducer';

/** 1 fits the width. */
const ZOOM_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** A PDF in its frame: how far it has come, and its size. */
export function usePdfFrame(file: Blob, onEscape: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<FrameConnection>(undefined);
  const [state, dispatch] = useReducer(pdfReducer, LOADING);
  const [step, setStep] = useState<number>(ZOOM_FACTORS.indexOf(1));
  const handleMessage = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'escape') onEscape();
    else dispatch(message);
  });

  // Before the browser goes on: the frame says only once that it listens.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const opened = connectFrame(frame.current, file, (message) => {
      handleMessage(message);
    });
    line.current = opened;
    return () => {
      opened.close();
    };
  }, [file]);

  const zoomTo = (to: number) => {
    const factor = ZOOM_FACTORS[to];
    if (factor === undefined) return;
    setStep(to);
    line.current?.send({ type: 'zoom', factor });
  };
  return {
    frame,
    state,
    /** Of the width of the frame. */
    factor: ZOOM_FACTORS[step] ?? 1,
    zoomIn: step < ZOOM_FACTORS.length - 1 ? () => zoomTo(step + 1) : undefined,
    zoomOut: step > 0 ? () => zoomTo(step - 1) : undefined,
  };
}
