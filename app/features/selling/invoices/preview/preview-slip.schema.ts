import { z } from "zod";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { previewBody } from "#app/features/selling/qr-bill/qr-bill.schema.ts";

export const slipPreviewBody = previewBody.extend({ slip: z.enum(SLIP_CHOICES).default("standard") });
