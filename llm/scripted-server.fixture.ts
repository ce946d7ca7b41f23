import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The body of a chat-completions request, as far as tests look at it. */
export interface AskedBody {
  model: string;
  messages: { role: string; content: unknown; tool_call_id?: string; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
  response_format?: unknown;
  max_tokens?: number;
  reasoning_effort?: string;
}

/** What the server does with one request. */
export type Scripted =
  | { say: string; thinking?: string; finish?: string; usage?: object | null }
  | { call: { name: string; arguments: string | object }[]; say?: string }
  | { status: number; message?: string; code?: string; headers?: Record<string, string> }
  | { raw: string }
  /** The connection is cut without an answer. */
  | { cut: true }
  /** No answer until the request is called off. */
  | { silent: true }
  /** Blanks, and never an end. */
  | { drips: true };

export interface ScriptedServer {
  baseUrl: string;
  /** Every request, in order of arrival. */
  asked: AskedBody[];
  /** Requests that the client called off. */
  calledOff(): number;
  close(): Promise<void>;
}

/**
 * A chat-completions server on loopback that answers by `script`: one entry per request (the last for all that follow), or a
 * function. `about` is what it says of itself, by path: "/v1/models".
 */
export async function scriptedServer(
  script: readonly Scripted[] | ((body: AskedBody, number: number) => Scripted),
  about: Readonly<Record<string, unknown>> = {},
): Promise<ScriptedServer> {
  const asked: AskedBody[] = [];
  let calledOff = 0;
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === "GET") {
      const known = about[request.url ?? ""];
      response.writeHead(known === undefined ? 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(known ?? { error: { message: "not here" } }));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as AskedBody;
    const number = asked.push(body);
    response.on("close", () => {
      if (!response.writableFinished) calledOff++;
    });
    const scripted = typeof script === "function" ? script(body, number) : script[Math.min(number, script.length) - 1]!;
    if ("silent" in scripted) return;
    if ("drips" in scripted) {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
      return;
    }
    if ("cut" in scripted) {
      request.socket.destroy();
      return;
    }
    if ("raw" in scripted) {
      response.writeHead(200, { "content-type": "application/json" }).end(scripted.raw);
      return;
    }
    if ("status" in scripted) {
      const { status, message = "no", code, headers = {} } = scripted;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ error: { message, code } }));
      return;
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(completion(scripted, number)));
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    calledOff: () => calledOff,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function completion(scripted: Extract<Scripted, { say: string } | { call: unknown[] }>, number: number): object {
  const calls = "call" in scripted ? scripted.call : [];
  const tool_calls = calls.map(({ name, arguments: args }, index) => ({
    id: `c${number}_${index}`,
    type: "function",
    function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
  }));
  const finish = "finish" in scripted ? scripted.finish : undefined;
  const usage = "usage" in scripted ? scripted.usage : undefined;
  return {
    id: `r${number}`,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        finish_reason: finish ?? (calls.length > 0 ? "tool_calls" : "stop"),
        message: {
          role: "assistant",
          content: scripted.say ?? null,
          ...("thinking" in scripted ? { reasoning_content: scripted.thinking } : {}),
          ...(calls.length > 0 ? { tool_calls } : {}),
        },
      },
    ],
    ...(usage === null ? {} : { usage: usage ?? { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } }),
  };
}
