import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { connectFrame, type FrameConnection } from './connect-frame';
import type { FrameMessage } from './pdf-message';
import { LOADING, pdfReducer } from './pdf-reducer';

/** 1 fits the width. */
const ZOOM_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** State and zoom of a PDF in its frame. */
export function usePdfFrame(file: Blob, onEscape: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection>(undefined);
  const [state, dispatch] = useReducer(pdfReducer, LOADING);
  const [step, setStep] = useState<number>(ZOOM_FACTORS.indexOf(1));
  const handleMessage = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'escape') onEscape();
    else dispatch(message);
  });

  // A layout effect, so that the frame's single ready message isn't missed.
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const opened = connectFrame(frame.current, file, (message) => {
      handleMessage(message);
    });
    connection.current = opened;
    return () => {
      opened.close();
    };
  }, [file]);

  const zoomTo = (to: number) => {
    const factor = ZOOM_FACTORS[to];
    if (factor === undefined) return;
    setStep(to);
    connection.current?.send({ type: 'zoom', factor });
  };
  return {
    frame,
    state,
    /** Relative to the width of the frame. */
    factor: ZOOM_FACTORS[step] ?? 1,
    zoomIn: step < ZOOM_FACTORS.length - 1 ? () => zoomTo(step + 1) : undefined,
    zoomOut: step > 0 ? () => zoomTo(step - 1) : undefined,
  };
}
